/** `GET /api/laptops/{id}`: one laptop. */
import * as z from 'zod/mini';
import { computerSchema } from './computer.ts';

/** A computer without the parts that depend on answers. */
export const laptopSheetSchema = z.omit(computerSchema, { pros: true, cons: true, role: true, fit: true });
export type LaptopSheet = z.infer<typeof laptopSheetSchema>;
