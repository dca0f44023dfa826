import { expect, it } from 'vitest';
import { hasMarkup, withoutMarkup } from './markup.ts';

it.each([
  ['**Good** and _fine_ and `code`', 'Good and fine and code'],
  ['# Title\n- one\n2. two', 'Title one two'],
  ['## Next step\nLook here.\n\n**To do**\nRead.', 'Next step: Look here. To do: Read.'],
  ['## Well done!\nLook here. **Now**', 'Well done! Look here. Now'],
  ['See [this](http://x.nz/a) ![pic](y.png)', 'See this pic'],
  ['<p>One<br/>two</p>', 'One two'],
  ['a <script>alert(1)</script> b <style>p{}</style> c', 'a b c'],
  ['a <script>alert(1)', 'a'],
  ['<STYLE media="print">p{}\np{}</STYLE >b', 'b'],
  ['<!-- hidden -->seen<IMG src="x">', 'seen'],
  ['> quoted\n  * starred\n\t• dotted\n12) numbered', 'quoted starred dotted numbered'],
  ['- one - two, 3. of May 5) and #tag', 'one - two, 3. of May 5) and #tag'],
  ['__Good__, _a_ and *b c*', 'Good, a and b c'],
  ['See [this and that](x.nz/a?b=1).', 'See this and that.'],
  ['[not a link] (as it stands) and (this)', '[not a link] (as it stands) and (this)'],
  ['snake_case_word, 2*3*4 and a * b * c', 'snake_case_word, 2*3*4 and a * b * c'],
  ['~~Bad~~ good', 'Bad good'],
  ['  One\u2028 two\n\n three ', 'One two three'],
  ['3 < 4 and it’s snake_case * 2', '3 < 4 and it’s snake_case * 2'],
])('takes mark-up out of %j', (comment, plain) => {
  expect(withoutMarkup(comment)).toBe(plain);
  expect(hasMarkup(plain)).toBe(false);
});

it('sees what slips through', () => {
  for (const comment of [
    '<img src=x onerror=',
    '<scr<b>ipt',
    'javascript:alert(1)',
    '&lt;b&gt;',
    'a&#39;b',
    'JavaScript:alert(1)',
    'a </b',
    '<!doctype',
    '< script >x',
  ])
    expect(hasMarkup(withoutMarkup(comment)), comment).toBe(true);
});

it('takes no sum, name or sign for mark-up', () => {
  for (const comment of ['3 < 4 > 2', 'Tom & Jo; then &c', 'a <3 you', 'xjavascript:'])
    expect(hasMarkup(comment), comment).toBe(false);
});
