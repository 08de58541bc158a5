import { marked } from 'marked';
import sanitize from 'sanitize-html';
import { RICH_TEXT_TAGS } from '#src/lib/rich-text.ts';

const POLICY: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
};

/** Serializes everything, so that a difference from the result with POLICY shows what POLICY removed. */
const NO_POLICY: sanitize.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  allowVulnerableTags: true,
};

/** Converts Markdown to HTML. @throws {Error} on disallowed content instead of dropping it silently */
export function safeHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true });
  const safe = sanitize(html, POLICY);
  const complete = sanitize(html, NO_POLICY);
  if (safe !== complete) throw new Error(`contains something that is not allowed: ${firstDifference(complete, safe)}`);
  return safe;
}

function firstDifference(complete: string, safe: string): string {
  let at = 0;
  while (complete[at] === safe[at]) at += 1;
  return JSON.stringify(complete.slice(Math.max(0, at - 20), at + 60));
}
