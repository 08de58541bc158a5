import type { Fact } from '../facts/fact.ts';
import type { LaptopRecord } from '../laptop-record.ts';
import { keyboardFact } from './keyboard.ts';
import { memoryFact } from './memory.ts';
import { panelFact } from './panel.ts';
import { powerLimitFact } from './power-limits.ts';

/** @returns facts derived from part number, processor and product line, in the shape of a file's facts */
export const ruleFacts = (record: LaptopRecord): Fact[] =>
  [keyboardFact(record), memoryFact(record), panelFact(record), powerLimitFact(record)].filter((fact) => fact !== null);
