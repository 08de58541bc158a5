/** Makers' and shops' order codes of laptops, which shops write in place of the part number. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import type { OrderCode } from '../laptop.ts';

const ORDER_CODES_FILE = join(import.meta.dirname, 'order-codes.csv');

const rowSchema = z.strictObject({ laptop: z.string().min(1), code: z.string().min(7).max(40) });

/** @throws if a row is invalid */
export const readOrderCodes = (): OrderCode[] =>
  z.array(rowSchema).parse(parse(readFileSync(ORDER_CODES_FILE, 'utf8'), { columns: true }));
