import { describe, expect, it } from 'vitest';
import { OWN, PURPOSE_REASONS } from '#words/guide/needs-reasons.ts';

const reasons = Object.values(PURPOSE_REASONS).flatMap((ofPurpose) => Object.values(ofPurpose));

describe('the reasons for the needs', () => {
  it('are one sentence or two that end without a full stop, and name their source', () => {
    const wrong = reasons.filter(({ why, source }) => !/^[\dA-ZÁÉ¿«].{9,190}[^.\s]$/.test(why) || source === '');
    expect(wrong).toEqual([]);
  });

  it('name a publisher for what is published, and us for the rest', () => {
    const ours = reasons.filter(({ source }) => source === OWN);
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter(({ why }) => /publicado|aconsejan/i.test(why))).toEqual([]);
    const theirs = reasons.filter(({ source }) => source !== OWN);
    expect(theirs.filter(({ source }) => !/^(?:Requisitos|Guía|Tamaños|Frecuencias) /.test(source))).toEqual([]);
  });
});
