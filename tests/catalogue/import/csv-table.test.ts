import { describe, expect, it } from 'vitest';
import { readCsv } from '#catalogue/import/csv-table.ts';
import { decodeText, detectDelimiter, ImportError } from '#catalogue/import/decode-text.ts';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

describe('readCsv', () => {
  it.each([
    ['a,b\n1,2\n', ','],
    ['a;b\n1,5;2\n', ';'],
    ['a\tb\n1\t2\n', '\t'],
    ['"a,x";b\n1;2', ';'],
  ] as const)('detects the delimiter of %j', (text, delimiter) => {
    expect(detectDelimiter(text)).toBe(delimiter);
  });

  it('accepts quoted delimiters, quotes and line breaks, CRLF and a byte-order mark', () => {
    const table = readCsv('\uFEFFa,b\r\n"x, ""y""\r\nz",1\r\nlast,2\r\n');
    expect(table.header).toEqual(['a', 'b']);
    expect(table.rows).toEqual([
      { line: 2, cells: ['x, "y"\nz', '1'] },
      { line: 4, cells: ['last', '2'] },
    ]);
  });

  it('accepts an inch sign in an unquoted field', () => {
    expect(cellsOf('a,b\nAcme 15.6",New\n')).toEqual([['Acme 15.6"', 'New']]);
  });

  it('reports rows with a stray quote and reads the rest', () => {
    const table = readCsv('a,b\n1,2\n"open,3\n4,5\n"x"y,6\n7,8\n');
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['1', '2'],
      ['4', '5'],
      ['7', '8'],
    ]);
    expect(table.malformed.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('rejects a missing header or one with a repeated name', () => {
    expect(() => readCsv('a,b,a\n1,2,3\n')).toThrow('the column «a» occurs twice');
    expect(() => readCsv('\n\n1,2\n')).toThrow(ImportError);
    expect(() => readCsv(',,\n1,2,3\n')).toThrow(ImportError);
  });
});

describe('decodeText', () => {
  const latin = new Uint8Array([0x41, 0xf1, 0x6f, 0x3b, 0x80]);

  it('reads UTF-8, UTF-16 with a byte-order mark and Windows-1252', () => {
    expect(decodeText(new TextEncoder().encode('Año;€'))).toBe('Año;€');
    expect(decodeText(latin)).toBe('Año;€');
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0, 0xf1, 0]))).toBe('Añ');
  });

  it('rejects empty and binary files', () => {
    expect(() => decodeText(new Uint8Array())).toThrow('the file is empty');
    expect(() => decodeText(new TextEncoder().encode(' \n\n'))).toThrow('the file is empty');
    const picture = Uint8Array.from({ length: 4096 }, (_, n) => (n * 7919) % 256);
    expect(() => decodeText(picture)).toThrow('the file is not text');
  });
});
