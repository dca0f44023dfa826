import type { Page } from '@playwright/test';

/**
 * Waits until every student on an assignment's page is drawn, those out of sight too. Looks frame by
 * frame: the site's policy forbids the eval behind Playwright's waitForFunction.
 */
export const allDrawn = (page: Page): Promise<void> =>
  page.evaluate(`new Promise((resolve) => {
    const isDrawn = ([, margin]) => margin.childElementCount > 0;
    const look = () =>
      [...document.querySelectorAll('article [data-document]')]
        .every((block) => isDrawn(block.querySelectorAll('[data-part]')))
        ? resolve()
        : requestAnimationFrame(look);
    look();
  })`);
