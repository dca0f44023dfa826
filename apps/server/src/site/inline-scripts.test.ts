import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptHashes } from './inline-scripts.ts';

const hashed = (...scripts: string[]) =>
  scripts.map((one) => `'sha256-${createHash('sha256').update(one).digest('base64')}'`);

it.each([
  ['<script>a()</script>', hashed('a()')],
  ['<script type="module" data-x="1">a()\nb()</script>', hashed('a()\nb()')],
  ['<script>a()</script><p>…</p><script>b()</script>', hashed('a()', 'b()')],
  ['<script>a()</script><script>a()</script>', hashed('a()')],
  ['<script></script>', hashed('')],
  ['<script data-src="x">a()</script>', hashed('a()')],
  ['<script src="/app.js"></script>', []],
  ['<script type="module" async\nsrc="/app.js"></script>', []],
  ['<script src="/app.js"></script><script>a()</script>', hashed('a()')],
  ['<p>script</p>', []],
])('the scripts that stand in a page itself are allowed, each once: %s', (html, hashes) => {
  expect(inlineScriptHashes(html)).toEqual(hashes);
});
