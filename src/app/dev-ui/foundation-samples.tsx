import type { ComponentType } from 'react';
import * as icons from '#src/ui/icons.tsx';
import type { IconProps } from '#src/ui/icons.tsx';
import { LaptopPicture } from '#src/ui/laptop-picture.tsx';
import { TargetMark, Wordmark } from '#src/ui/target-mark.tsx';
import { Sample, State } from './sample.tsx';

const COLOURS = [
  'surface',
  'raised',
  'sunken',
  'text',
  'muted',
  'accent',
  'accent-strong',
  'on-accent',
  'positive',
  'caution',
  'negative',
  'line',
];
const SIZES = ['6xl', '5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'base', 'sm', 'xs'];
const FORMS = ['ultrabook', 'all-rounder', 'gaming', 'workstation', 'convertible', 'macbook'];

const DRAWN = [
  {
    name: 'Apple MacBook Air 13',
    screenInches: 13.6,
    resolution: { width: 2560, height: 1664 },
    weightKg: 1.24,
    year: 2024,
  },
  { name: 'Acer Aspire 3', screenInches: 15.6, resolution: { width: 1920, height: 1080 }, weightKg: 1.7, year: 2021 },
  { name: 'MSI Raider 18', screenInches: 18, resolution: { width: 3840, height: 2400 }, weightKg: 3.6, year: 2024 },
];

const { Icon: _frame, ...iconsByName } = icons;
const ICONS: readonly [string, ComponentType<IconProps>][] = Object.entries(iconsByName);

export function FoundationSamples() {
  return (
    <>
      <Sample title="Colores">
        {COLOURS.map((name) => (
          <State key={name} name={name}>
            <div className="size-20 rounded-card border border-line" style={{ background: `var(--color-${name})` }} />
          </State>
        ))}
      </Sample>
      <Sample title="Letra">
        {SIZES.map((size) => (
          <State key={size} name={size}>
            <p className="font-heading font-bold" style={{ fontSize: `var(--size-${size})`, lineHeight: 1.1 }}>
              El portátil que te va bien
            </p>
          </State>
        ))}
      </Sample>
      <Sample title="Marcas e iconos">
        <Wordmark />
        <TargetMark lands className="size-10" />
        {ICONS.map(([name, NamedIcon]) => (
          <State key={name} name={name}>
            <NamedIcon />
          </State>
        ))}
      </Sample>
      <Sample title="Portátiles">
        {[...FORMS.map((form) => `/illustrations/${form}.svg`), '/no-existe.svg'].map((src) => (
          <div key={src} className="w-52">
            <LaptopPicture src={src} alt="Portátil de ejemplo" missing="Sin imagen" eager />
          </div>
        ))}
        {DRAWN.map((figures) => (
          <div key={figures.name} className="w-52">
            <LaptopPicture
              src="/illustrations/ultrabook.svg"
              alt={figures.name}
              missing="Sin imagen"
              figures={figures}
            />
          </div>
        ))}
      </Sample>
    </>
  );
}
