/**
 * A laptop seen from three quarters, as paths. All drawings have one camera and one unit (a centimetre at the hinge), and
 * an A4 sheet leans on every lid: boxes of the same size show laptops at the same scale.
 */
import type { LaptopSize } from '#src/lib/laptop-size.ts';

const SHEET = { width: 21, height: 29.7, shown: 7 };

/** Room for the largest laptop and the sheet, 4:3; `top` and `height` place all laptops on the same table. */
const FRAME = { width: 62, height: 46.5, top: -34 };

/** How far the lid leans back, and the camera: turned, tilted, and near enough that lines converge a little. */
const [LEAN_SIN, LEAN_COS] = sinAndCos(20);
const [TURN_SIN, TURN_COS] = sinAndCos(15);
const [TILT_SIN, TILT_COS] = sinAndCos(22);
const CONVERGENCE = 0.0022;

function sinAndCos(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

type Point = readonly [x: number, y: number];
/** Right, back and up from where the right end of the hinge stands on the table. */
type Place = readonly [right: number, back: number, up: number];
/** A flat part of the laptop: from its own two coordinates to a place. */
type Plane = (x: number, y: number) => Place;

function project([right, back, up]: Place): Point {
  const depth = back * TURN_COS - right * TURN_SIN;
  const nearness = 1 / (1 + CONVERGENCE * (depth * TILT_COS - up * TILT_SIN));
  return [(right * TURN_COS + back * TURN_SIN) * nearness, -(depth * TILT_SIN + up * TILT_COS) * nearness];
}

const written = (point: Point): string => point.map((value) => value.toFixed(2)).join(' ');

/** The point from `from` towards `to`, at most half the way. */
function towards(from: Point, to: Point, distance: number): Point {
  const part = Math.min(0.5, distance / Math.hypot(to[0] - from[0], to[1] - from[1]));
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A closed shape with rounded corners; `radii` by corner, the last one for those that follow. */
function rounded(places: readonly Place[], ...radii: number[]): string {
  const corners = places.map(project);
  const steps = corners.map((corner, index) => {
    const radius = radii[index] ?? radii.at(-1) ?? 0;
    const before = towards(corner, corners.at(index - 1) ?? corner, radius);
    const after = towards(corner, corners[(index + 1) % corners.length] ?? corner, radius);
    return `${written(before)}Q${written(corner)} ${written(after)}`;
  });
  return `M${steps.join('L')}z`;
}

/** Corners from the lower left, counterclockwise. */
const panel = (plane: Plane, [x0, y0, x1, y1]: readonly [number, number, number, number], ...radii: number[]) =>
  rounded([plane(x0, y0), plane(x1, y0), plane(x1, y1), plane(x0, y1)], ...radii);

const stroke = (plane: Plane, x0: number, x1: number, y: number): string =>
  `M${written(project(plane(x0, y)))}L${written(project(plane(x1, y)))}`;

export interface Outline {
  viewBox: string;
  /** In the order of drawing; `look` is a class of `laptop-drawing` in components.css. */
  parts: readonly { look: string; path: string }[];
  /** The point on the screen. */
  point: Point;
  /** Where «A4» stands. */
  label: Point;
}

export function laptopOutline(size: LaptopSize): Outline {
  const { screen, bezel, width, depth, thickness, radius } = size;
  const top = thickness * 0.62;
  const lidThickness = Math.min(0.9, thickness * 0.38);

  const leaning =
    (behind: number): Plane =>
    (x, y) => [x - width, y * LEAN_SIN + behind * LEAN_COS, top + y * LEAN_COS - behind * LEAN_SIN];
  const lid = leaning(0);
  const lying =
    (up: number): Plane =>
    (x, y) => [x - width, y - depth, up];
  const deck = lying(top);
  const table = lying(0);
  const sheetFoot = lidThickness + 0.4;
  const sheet: Plane = (x, y) => [x + SHEET.shown - SHEET.width, y * LEAN_SIN + sheetFoot * LEAN_COS, y * LEAN_COS];
  const onScreen: Plane = (x, y) => lid(bezel.side + screen.width * x, bezel.bottom + screen.height * y);
  const at = (x: number, y: number) => written(project(onScreen(x, y)));

  const left = project(table(0, 0))[0];
  const right = project(sheet(SHEET.width, SHEET.height))[0];
  const middle = (left + right) / 2;
  return {
    viewBox: [middle - FRAME.width / 2, FRAME.top, FRAME.width, FRAME.height].map((edge) => +edge.toFixed(2)).join(' '),
    parts: [
      {
        look: 'shadow',
        path: rounded(
          [
            table(0.6, -1),
            table(width + 2, -1.2),
            table(width + 7, depth - 4),
            table(width + 7, depth + 3),
            table(width / 2, depth + 3),
          ],
          2,
        ),
      },
      { look: 'sheet', path: panel(sheet, [0, 0, SHEET.width, SHEET.height], 0.15) },
      { look: 'shade edge', path: panel(leaning(lidThickness), [0, 0, width, depth], radius) },
      { look: 'shell edge', path: panel(lid, [0, 0, width, depth], 0.3, 0.3, radius) },
      { look: 'ink', path: panel(lid, [0.5, 0.5, width - 0.5, depth - 0.5], 0.3, 0.3, radius * 0.6) },
      { look: 'screen', path: panel(onScreen, [0, 0, 1, 1], 0.3) },
      {
        look: 'hill',
        path: `M${at(0, 0)}L${at(0, 0.42)}Q${at(0.28, 0.78)} ${at(0.52, 0.44)}T${at(1, 0.5)}L${at(1, 0)}z`,
      },
      {
        look: 'shade edge',
        path: rounded(
          [table(0, 0), table(width, 0), table(width, depth), deck(width, depth), deck(0, depth), deck(0, 0)],
          radius,
          radius,
          0.3,
        ),
      },
      { look: 'shell edge', path: panel(deck, [0, 0, width, depth], radius, radius, 0.3) },
      ...inputs(size, deck),
    ],
    point: project(onScreen(0.7, 0.68)),
    label: project(sheet(SHEET.width - 3.2, SHEET.height - 3.7)),
  };
}

/** Keyboards are as wide on large laptops as on small ones; the number pad takes what is left. */
function inputs({ width, depth, numberPad }: LaptopSize, deck: Plane): Outline['parts'] {
  const keyboard = Math.min(width - 2.6, numberPad ? 36.5 : 28.4);
  const left = (width - keyboard) / 2;
  const right = left + keyboard;
  const keys = numberPad ? left + keyboard * 0.76 : right;
  const near = depth * 0.43;
  const far = Math.min(depth - 1.6, near + 10.4);
  const blocks = numberPad
    ? ([
        [left, keys],
        [keys + 0.9, right],
      ] as const)
    : ([[left, keys]] as const);
  const rows = [1, 2, 3, 4].map((row) => near + ((far - near) * row) / 5);
  const touchpad = Math.min(12.5, width * 0.34) / 2;
  const middle = (left + keys) / 2;
  return [
    { look: 'keys', path: blocks.map(([from, to]) => panel(deck, [from, near, to, far], 0.5)).join('') },
    {
      look: 'line faint',
      path: blocks.flatMap(([from, to]) => rows.map((row) => stroke(deck, from + 0.7, to - 0.7, row))).join(''),
    },
    { look: 'line', path: panel(deck, [middle - touchpad, 0.9, middle + touchpad, near - 0.9], 0.5) },
  ];
}
