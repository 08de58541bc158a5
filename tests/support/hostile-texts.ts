/**
 * Texts that become script or markup wherever they are not escaped: the main kinds in the two public lists
 * «XSS Filter Evasion Cheat Sheet» (OWASP, cheatsheetseries.owasp.org) and «Cross-site scripting cheat sheet»
 * (PortSwigger, portswigger.net/web-security), read in November 2026. Each calls `pwned()` when it succeeds.
 */

const SCHEMES = [
  'javascript:pwned()',
  '\u0001javascript:pwned()',
  'java\tscript:pwned()',
  'javascript://www.amazon.es/%0apwned()',
  'javascript:/*--></title></style></textarea></script>*/pwned()',
  '&#x6A;avascript&colon;pwned()',
  'vbscript:pwned()',
  'data:text/html,<script>pwned()</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="pwned()"/>',
  'blob:https://www.amazon.es/pwned',
  'view-source:javascript:pwned()',
];

/** Addresses outside the marketplace, some of which imitate it. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...SCHEMES,
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example\\',
  'https:/\\evil.example',
  'https://evil.example/',
  'http://evil.example/?www.amazon.es',
  'https://evil.example#www.amazon.es',
  'https://www.amazon.es.evil.example/',
  'https://www.amazon.es@evil.example/',
  'https://www.amazon.es%2eevil.example/',
  'https://evilamazon.es/',
  'https://amzn.to.evil.example/x',
  'https://xa.co/',
];

/** Those that are invalid for pictures, which may come from any site over https. */
export const HOSTILE_PICTURES = HOSTILE_ADDRESSES.filter((address) => !address.startsWith('https://'));

const MARKUP = [
  '<img src=x onerror=pwned()>',
  '<img src=x onerror="&#112;wned()">',
  '<img """><script>pwned()</script>">',
  '<body onload=pwned()>',
  '<details open ontoggle=pwned()>',
  '<div style="animation-name:x" onanimationstart=pwned()>',
  '<script>pwned()',
  '<scr<script>ipt>pwned()</scr</script>ipt>',
  '<svg><script>pwned&lpar;&rpar;</script></svg>',
  '<svg><a xlink:href="javascript:pwned()"><text y=20>x</text></a></svg>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<template shadowrootmode=open><script>pwned()</script></template>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<a href="&#x6A;avascript:pwned()">x</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:pwned()">',
  '<div style="background:url(javascript:pwned())">',
  '<![CDATA[<script>pwned()</script>]]>',
];

/** Where a text may stand that is not escaped. */
const CLOSED = ['">', "'>", '-->', ']]>', '</title>', '</textarea>', '</style>', '</script>', '</noscript>'];

const BREAKOUTS = [
  ...CLOSED.map((end) => `${end}<script>pwned()</script>`),
  '" autofocus onfocus=pwned() x="',
  '` onerror=pwned() `',
  '"};pwned();//',
  "';pwned();//",
  '\\u003cscript\\u003epwned()\\u003c/script\\u003e',
  '&amp;lt;script&amp;gt;pwned()&amp;lt;/script&amp;gt;',
  '{{constructor.constructor("pwned()")()}}',
  '${pwned()}',
  '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=pwned()>"}}',
];

export const HOSTILE_TEXTS: readonly string[] = [...SCHEMES, ...MARKUP, ...BREAKOUTS];
