/**
 * Answers as a short text for the fragment of an address, which browsers send to no server: `1.2.2.15o.003` are version,
 * purposes and priorities (bits), budget, requirements (a digit each), an empty part, where older links have the visitor's
 * own weights, which no longer count, and 1 for who owns Windows, in base 36; empty parts at the end are left out. Options are
 * named by their place in the contract's lists, which only grow at their ends. In a link that was shared, what was the
 * answer then follows: `/`, the best laptop's id, `/` and the catalogue's date.
 */
import {
  type Answers,
  BUDGET,
  DEVICE_TYPES,
  NO_REQUIREMENTS,
  PRIORITIES,
  PURPOSES,
  REQUIREMENT_OPTIONS,
  type RequirementField,
  type Requirements,
} from '#contract/answers.ts';
import { isLaptopId } from '#contract/limits.ts';

const VERSION = '1';
const BASE = 36;

/** The answer at the time when a link was made. */
export interface Shared {
  /** Id of the best laptop. */
  winner: string;
  /** The catalogue's ISO day. */
  date: string;
}

export interface Decoded {
  /** The readable answers; the rest is as in an empty form. */
  answers: Answers & { budgetUnchosen?: true };
  /** Whether everything could be read and is complete. */
  whole: boolean;
  /** Whether at least purposes and budget are those of the link: enough to ask the advisor. */
  askable: boolean;
  /** `null` also for an impossible date. */
  shared: Shared | null;
}

/** @param answers a fractional budget is rounded */
export function encodeAnswers(answers: Answers, shared?: Shared): string {
  const { purposes, priorities, budget, requirements } = answers;
  const parts = [
    VERSION,
    bitsOf(PURPOSES, purposes),
    bitsOf(PRIORITIES, priorities),
    Math.round(budget).toString(BASE),
    requirementsCode(requirements),
    '',
    answers.ownsWindows ? '1' : '',
  ];
  const code = parts.join('.').replace(/\.+$/, '');
  return shared ? `${code}/${shared.winner}/${shared.date}` : code;
}

/** @param fragment with or without `#`, untrusted. Never throws. */
export function decodeAnswers(fragment: string): Decoded {
  // A full stop or bracket behind a link belongs to the sentence around it.
  const text = fragment.replace(/^#/, '').replace(/[^a-z0-9]+$/, '');
  const [code = '', winner = '', date = '', ...rest] = text.split('/');
  const [version, ...parts] = code.split('.');
  const [purposes = '', priorities = '', euros = '', required = '', , owns = ''] = version === VERSION ? parts : [];
  const budget = Number.parseInt(euros, BASE);
  const isBudget = budget >= BUDGET.min && budget <= BUDGET.max;
  const answers: Decoded['answers'] = {
    deviceType: DEVICE_TYPES[0],
    purposes: chosenOf(PURPOSES, purposes),
    priorities: chosenOf(PRIORITIES, priorities),
    budget: isBudget ? budget : BUDGET.default,
    ...(!isBudget && { budgetUnchosen: true }),
    requirements: requirementsOf(required),
    ...(owns === '1' && { ownsWindows: true }),
  };
  const shared = isLaptopId(winner) && DATE.test(date) && rest.length === 0 ? { winner, date } : null;
  // Encoding the result again shows what was not understood.
  const understood = encodeAnswers(answers, shared ?? undefined) === text;
  const askable = isBudget && answers.purposes.length > 0;
  return {
    answers,
    whole: understood && answers.purposes.length > 0,
    askable,
    shared: isDate(date) ? shared : null,
  };
}

/** The form of the catalogue's dates. */
const DATE = /^\d{4}(-\d\d){1,2}$/;

/** Whether the date exists. */
function isDate(iso: string): boolean {
  const at = Date.parse(iso);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso);
}

/** Their order is part of the format. */
const FIELDS = [
  'processor',
  'ram',
  'storage',
  'graphics',
  'screenSize',
  'weight',
  'battery',
  'os',
  'resolution',
  'refreshRate',
] as const satisfies readonly RequirementField[];

const optionsOf = (field: RequirementField): readonly string[] => REQUIREMENT_OPTIONS[field];

const bitsOf = <Id>(all: readonly Id[], chosen: readonly Id[]): string =>
  all.reduce((bits, id, index) => (chosen.includes(id) ? bits + 2 ** index : bits), 0).toString(BASE);

function chosenOf<Id>(all: readonly Id[], bits: string): Id[] {
  const number = Number.parseInt(bits, BASE);
  return all.filter((_id, index) => Math.floor(number / 2 ** index) % 2 === 1);
}

const requirementsCode = (requirements: Requirements): string =>
  FIELDS.map((field) => (optionsOf(field).indexOf(requirements[field]) + 1).toString(BASE))
    .join('')
    .replace(/0+$/, '');

function requirementsOf(code: string): Requirements {
  const named = FIELDS.map((field, index) => [field, optionsOf(field)[Number.parseInt(code.charAt(index), BASE) - 1]]);
  return { ...NO_REQUIREMENTS, ...Object.fromEntries(named.filter(([, option]) => option !== undefined)) };
}
