import { test as base, expect, devices, type Page } from '@playwright/test';
import { startServer } from '../fixtures/world/server-process.ts';
import { tourSeen } from '../fixtures/pages/tour.ts';
import { people } from '../fixtures/schools/school.ts';
const S='/tmp/h/ui-shots/';
for (const scheme of ['light','dark'] as const) {
base(`phone ${scheme}`, async ({ browser }) => {
  base.setTimeout(300000);
  const server = await startServer({});
  const ctx = await browser.newContext({ baseURL: server.origin, viewport: {width:360,height:740}, hasTouch: true, isMobile: true, colorScheme: scheme, deviceScaleFactor: 1.5, locale:'en-NZ', timezoneId:'Pacific/Auckland', permissions:['clipboard-read','clipboard-write'] });
  const page = await ctx.newPage();
  page.setDefaultTimeout(20000);
  page.on('console', m => { if (m.type()==='error') console.log('CONSOLE', m.text()); });
  page.on('pageerror', e => console.log('PAGEERROR', String(e)));
  let n=0;
  const shot = async (name: string, full=false) => { await page.screenshot({ path: `${S}p-${scheme}-${String(++n).padStart(2,'0')}-${name}.png`, fullPage: full }); const d = await page.evaluate('document.documentElement.scrollWidth - innerWidth'); if (d>0) console.log('SIDEWAYS', name, d); };
  try {
  await page.goto('/');
  await shot('home');
  await shot('home-full', true);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('main').getByRole('button', { name: 'Log in with Google' }).first().tap()]);
  await popup.waitForLoadState();
  await popup.screenshot({path:`${S}p-${scheme}-popup.png`});
  await popup.getByRole('link', { name: people.teacher }).tap();
  const cont = popup.getByRole('button', { name: 'Continue' });
  await cont.waitFor(); await popup.screenshot({path:`${S}p-${scheme}-popup2.png`});
  await Promise.all([popup.waitForEvent('close'), cont.tap().catch(()=>{})]);
  await page.waitForURL(/classrooms$/);
  await page.getByRole('link', { name: /Room 12 Kererū/ }).first().waitFor();
  await shot('classes');
  await page.getByRole('link', { name: /Room 12 Kererū/ }).first().tap();
  await page.getByRole('link', { name: 'Camp recount' }).waitFor();
  await shot('assignments');
  await page.getByRole('link', { name: 'Camp recount' }).tap();
  await page.waitForTimeout(2500);
  await shot('assignment-tour');
  for (let i=0;i<14;i++) { const nx = page.getByRole('button',{name:/^(Next|Done)$/}); if (!(await nx.isVisible().catch(()=>false))) break; await shot(`tour-${i}`); await nx.tap(); await page.waitForTimeout(500);}
  await page.waitForTimeout(1500);
  await shot('assignment');
  await page.getByRole('button', { name: 'Set for all' }).tap().catch(e=>console.log('no set for all', String(e).slice(0,200)));
  await page.waitForTimeout(400);
  await shot('set-for-all');
  await page.getByRole('button', { name: 'Students', exact: true }).tap();
  await page.waitForTimeout(500);
  await shot('students');
  await page.getByRole('dialog').getByRole('link', { name: /Grace/ }).first().tap();
  await page.waitForTimeout(1200);
  await shot('grace');
  const block = page.locator('article', { has: page.locator('h2', { hasText: 'Grace Thompson' }) });
  await block.getByLabel('Feedback category').scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await shot('grace-choices');
  await block.getByLabel('Feedback category').selectOption('Recount features');
  await block.getByRole('button', { name: /^Get feedback(?!\w)/ }).tap();
  await block.getByRole('textbox', { name: 'Feedback for Grace' }).waitFor();
  await page.waitForTimeout(700);
  await shot('grace-feedback');
  await page.evaluate('scrollBy(0,500)'); await page.waitForTimeout(400);
  await shot('grace-feedback-2');
  await block.getByRole('button', { name: /^Simplify/ }).tap();
  await page.waitForTimeout(800);
  await shot('simplified');
  const ub = block.getByRole('button', { name: /^Undo/ });
  if (await ub.count()) { await ub.first().tap(); await page.waitForTimeout(500); await shot('undo-simplify'); } else console.log('no undo');
  await block.getByRole('textbox', { name: 'Feedback for Grace' }).tap();
  await page.keyboard.press('Control+End'); await page.keyboard.type(' Ka pai!');
  await page.waitForTimeout(500);
  await shot('edited');
  await block.getByRole('button', { name: /^Post(?!\w)/ }).tap();
  await page.waitForTimeout(2000);
  await shot('post-picker');
  const picker = page.frameLocator('iframe[src*="/picker/"]');
  await picker.getByRole('button', { name: 'Select all' }).tap();
  await page.waitForTimeout(500); await shot('picker-selected');
  await picker.getByRole('button', { name: 'Select', exact: true }).tap();
  await page.waitForTimeout(1500);
  await shot('after-picker');
  await block.getByRole('button', { name: /^Post(?!\w)/ }).tap();
  await block.getByRole('button', { name: /^Posted/ }).waitFor();
  await page.waitForTimeout(300);
  await shot('posted');
  await page.waitForTimeout(5500);
  await shot('posted-later');
  // feedback for all
  await page.evaluate('scrollTo(0,0)');
  const sel = page.locator('section[aria-label="For all students"]').getByLabel('Set for all students');
  if (!(await sel.isVisible())) await page.getByRole('button', { name: 'Set for all' }).tap();
  await page.waitForTimeout(300); await shot('for-all-before');
  await sel.selectOption('Recount features');
  await page.waitForTimeout(300); await shot('for-all-chosen');
  await page.getByRole('button', { name: /^Get feedback for all/ }).tap();
  await page.waitForTimeout(800);
  await shot('for-all-running');
  await page.waitForTimeout(6000);
  await shot('for-all-done');
  const undo = page.getByRole('button', { name: /^Undo/ }).filter({visible:true});
  console.log('undo', await undo.evaluateAll(a=>a.map(x=>x.outerHTML.slice(0,200))));
  const week = page.getByRole('button', { name: 'Let a week pass' });
  console.log('week', await week.count());
  for (const nm of ['Tāne Hohepa','Arjun Patel','Sione Tupou']) {
    const b = page.locator('article', { has: page.locator('h2', { hasText: nm }) });
    await b.scrollIntoViewIfNeeded(); await page.waitForTimeout(300);
    await b.getByRole('button', { name: /^Post(?!\w)/ }).tap();
    await b.getByRole('button', { name: /^Posted/ }).waitFor();
  }
  await shot('three-posted');
  await page.evaluate('scrollTo(0,0)'); await page.waitForTimeout(500);
  await shot('top');
  await week.first().tap(); await page.waitForTimeout(4000);
  await shot('week-passed');
  await page.getByRole('button', { name: 'Students', exact: true }).tap(); await page.waitForTimeout(500);
  await shot('students-week');
  await page.getByRole('dialog').getByRole('link', { name: /Tāne/ }).first().tap(); await page.waitForTimeout(1500);
  await shot('tane');
  for (let i=0;i<4;i++){ await page.evaluate('scrollBy(0,560)'); await page.waitForTimeout(500); await shot(`tane-${i}`);}
  } catch (e) { await shot('FAILED'); throw e; }
  finally { await ctx.close(); await server.stop(); }
});
}
