/** Markdown to HTML that can do no harm. */
import { marked } from 'marked';
import sanitize from 'sanitize-html';
import { RICH_TEXT_TAGS } from '../../src/lib/rich-text.ts';

const POLICY: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
};

/** The same serialiser without a policy: what it writes differently is what the policy took away. */
const NO_POLICY: sanitize.IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  allowVulnerableTags: true,
};

/** @throws {Error} when the text holds anything that is not allowed: an author should know, not a reader wonder. */
export function safeHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: true });
  const safe = sanitize(html, POLICY);
  const whole = sanitize(html, NO_POLICY);
  if (safe !== whole) throw new Error(`holds something that is not allowed: ${firstDifference(whole, safe)}`);
  return safe;
}

function firstDifference(whole: string, safe: string): string {
  let at = 0;
  while (whole[at] === safe[at]) at += 1;
  return JSON.stringify(whole.slice(Math.max(0, at - 20), at + 60));
}
