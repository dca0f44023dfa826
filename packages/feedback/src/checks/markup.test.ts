import { expect, it } from 'vitest';
import { hasMarkup, withoutMarkup } from './markup.ts';

it.each([
  ['**Good** and _fine_ and `code`', 'Good and fine and code'],
  ['# Title\n- one\n2. two', 'Title one two'],
  ['See [this](http://x.nz/a) ![pic](y.png)', 'See this pic'],
  ['<p>One<br/>two</p>', 'One two'],
  ['a <script>alert(1)</script> b <style>p{}</style> c', 'a b c'],
  ['a <script>alert(1)', 'a'],
  ['3 < 4 and it’s snake_case * 2', '3 < 4 and it’s snake_case * 2'],
])('takes mark-up out of %j', (comment, plain) => {
  expect(withoutMarkup(comment)).toBe(plain);
  expect(hasMarkup(plain)).toBe(false);
});

it('sees what slips through', () => {
  for (const comment of ['<img src=x onerror=', '<scr<b>ipt', 'javascript:alert(1)', '&lt;b&gt;'])
    expect(hasMarkup(withoutMarkup(comment)), comment).toBe(true);
});
