import { parse } from 'yaml';
import * as z from 'zod';

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

const isoDay = z.iso.date();
const imagePath = z.string().regex(/^\/[\w./-]+$/, 'must be a path on this site');

export const articleFrontMatter = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1).max(90),
  excerpt: z.string().min(50).max(200),
  date: isoDay,
  updated: isoDay,
  category: z.string().min(1),
  image: imagePath,
  imageWidth: z.int().positive(),
  imageHeight: z.int().positive(),
  imageAlt: z.string().min(1),
  imageCaption: z.string().min(1),
  socialImage: imagePath.regex(/\.(png|jpg|webp)$/, 'must be a PNG, JPEG or WebP image'),
});

export const legalFrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(50).max(200),
  updated: isoDay,
});

export function splitFrontMatter<T>(source: string, schema: z.ZodType<T>): { frontMatter: T; body: string } {
  const [, block, body] = FILE.exec(source) ?? [];
  if (block === undefined || body === undefined)
    throw new Error('does not begin with front matter between two «---» lines');
  const parsed = schema.safeParse(parse(block));
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  return { frontMatter: parsed.data, body };
}
