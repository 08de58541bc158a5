import type { Fact } from '../facts/fact.ts';
import type { LaptopRecord } from '../laptop.ts';
import { keyboardFact } from './keyboard.ts';
import { memoryFact } from './memory.ts';
import { panelFact } from './panel.ts';
import { powerLimitFact } from './power-limits.ts';

/** @returns what part number, processor and line tell of a laptop, in the shape of a file's facts */
export const ruleFacts = (record: LaptopRecord): Fact[] =>
  [keyboardFact(record), memoryFact(record), panelFact(record), powerLimitFact(record)].filter((fact) => fact !== null);
