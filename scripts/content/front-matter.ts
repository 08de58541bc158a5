/** Reads the block of settings at the top of a Markdown file. */
import { parse } from 'yaml';
import * as z from 'zod';

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

const isoDay = z.iso.date();
const picture = z.string().regex(/^\/[\w./-]+$/, 'must be a path of this site');

export const articleFrontMatter = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1).max(90),
  excerpt: z.string().min(50).max(200),
  date: isoDay,
  category: z.string().min(1),
  image: picture,
  imageWidth: z.int().positive(),
  imageHeight: z.int().positive(),
  imageAlt: z.string().min(1),
  imageCaption: z.string().min(1),
  socialImage: picture.regex(/\.(png|jpg|webp)$/, 'must be a bitmap'),
});

export const legalFrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(50).max(200),
  updated: isoDay,
});

/** @throws {Error} that says which setting is wrong. */
export function splitFrontMatter<T>(source: string, schema: z.ZodType<T>): { settings: T; body: string } {
  const [, block, body] = FILE.exec(source) ?? [];
  if (block === undefined || body === undefined)
    throw new Error('does not begin with settings between two lines «---»');
  const parsed = schema.safeParse(parse(block));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return { settings: parsed.data, body };
}
