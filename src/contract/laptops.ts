/** `GET /api/laptops/{id}`: one laptop, apart from any answers. */
import * as z from 'zod/mini';
import { computerSchema } from './computer.ts';

/** A computer without what depends on who asks: no pros, cons, role or fit. */
export const laptopSheetSchema = z.omit(computerSchema, { pros: true, cons: true, role: true, fit: true });
export type LaptopSheet = z.infer<typeof laptopSheetSchema>;
