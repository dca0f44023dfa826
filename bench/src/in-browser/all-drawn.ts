import type { Page } from '@playwright/test';

/** Runs in the page: the text of each document, in a field or, out of reach, as words. */
export const textsShown = `[...document.querySelectorAll('article [data-document]')]
  .map((block) => block.querySelector('textarea')?.value ?? block.textContent)`;

/**
 * Scrolls past every student on an assignment's page, until each is drawn. Looks frame by frame: the
 * site's policy forbids the eval behind Playwright's waitForFunction.
 */
export const allDrawn = (page: Page): Promise<void> =>
  page.evaluate(`new Promise((resolve) => {
    const isDrawn = (block) => block.querySelectorAll('[data-part]')[1]?.childElementCount > 0;
    const look = () => {
      const next = [...document.querySelectorAll('article [data-document]')]
        .find((block) => !isDrawn(block));
      (next ?? document.querySelector('article')).scrollIntoView();
      if (next) requestAnimationFrame(look);
      else resolve();
    };
    look();
  })`);
