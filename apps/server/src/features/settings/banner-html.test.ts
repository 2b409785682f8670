import { expect, test } from 'vitest';
import { cleanBannerHtml } from './banner-html.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/a.css">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<div onclick="alert(1)" onmouseover=alert(1)>x</div>',
  '<details open ontoggle=alert(1)>',
  '<style></style><script>alert(1)</script>',
  '<style><!--</style><img src=x onerror=alert(1)>-->',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<video src="javascript:alert(1)" onloadstart=alert(1)></video>',
  '<img src="javascript:alert(1)">',
  '<textarea autofocus onfocus=alert(1)>',
  '<x/onclick=alert(1)>x',
  '<img/src="x"/onerror="alert(1)">',
  '<a href="http://plain.example">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
];

test.each(hostile)('nothing that runs or leads astray is left of %j', (html) => {
  const clean = cleanBannerHtml(html);
  expect(clean).not.toMatch(/<(script|iframe|object|embed|form|input|base|meta|link|svg|math|textarea)/i);
  for (const tag of clean.match(/<[a-z][^>]*>/gi) ?? [])
    expect(tag.replace(/"[^"]*"/g, '')).not.toMatch(/\son\w+\s*=|formaction/i);
  for (const [, href] of clean.matchAll(/(?:href|src)="([^"]*)"/g))
    expect(href).toMatch(/^(https:|\/[^/\\]|x$)/);
});

test('looks, own paths and https links stay', () => {
  const html =
    '<style>.cta{color:red}</style><a class="cta open-chat" style="padding:4px" href="/orders/create">Order</a><a href="https://a.example/">Out</a>';
  expect(cleanBannerHtml(html)).toBe(html);
});
