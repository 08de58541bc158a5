import { describe, expect, it } from 'vitest';
import type { BuiltPage } from '#contract/built/built-page.ts';
import { llmsText } from '#src/app/site-files.ts';

const aLaptop = (id: string, lastChanged: string, indexed = true): BuiltPage => ({
  path: `/portatil/${id}`,
  content: { kind: 'guides', guides: { catalogue: { date: lastChanged, size: 1 }, uses: [] } },
  lastChanged,
  indexed,
});

describe('llms.txt', () => {
  const text = llmsText([aLaptop('a', '2026-08-30'), aLaptop('b', '2026-08-31'), aLaptop('gone', '2026-11-22', false)]);

  it('is a title, a summary, notes, and then sections that are lists of links', () => {
    const [title, blank, summary = ''] = text.split('\n');
    expect([title, blank]).toEqual(['# Atinado', '']);
    expect(summary).toMatch(/^> .*: 2 portátiles reales .* Precios hasta el 31 de agosto de 2026\.$/);
    const [notes = '', ...sections] = text.split(/^## /m);
    expect(notes).not.toContain('](');
    expect(sections.map((section) => section.split('\n')[0])).toEqual(['Páginas', 'Para programas', 'Optional']);
    for (const section of sections) {
      for (const line of section.split('\n').slice(1).filter(Boolean)) {
        expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/);
      }
    }
  });
});
