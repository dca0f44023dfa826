// Gives an older browser what the app uses and it lacks, or says that it is too old. See
// docs/decisions/oldest-browsers.md. It has to be understood by browsers that are older still.
(function () {
  function lend(owner, name, value) {
    if (!owner[name])
      Object.defineProperty(owner, name, { value: value, writable: true, configurable: true });
  }

  function changedCopy(method) {
    return function () {
      var copy = Array.from(this);
      copy[method].apply(copy, arguments);
      return copy;
    };
  }

  lend(Array.prototype, 'toSorted', changedCopy('sort'));
  lend(Array.prototype, 'toReversed', changedCopy('reverse'));
  lend(Array.prototype, 'toSpliced', changedCopy('splice'));

  lend(Map, 'groupBy', function (items, keyOf) {
    var groups = new Map();
    Array.from(items).forEach(function (item, at) {
      var key = keyOf(item, at);
      if (groups.has(key)) groups.get(key).push(item);
      else groups.set(key, [item]);
    });
    return groups;
  });

  lend(URL, 'canParse', function (address, base) {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  });

  lend(Element.prototype, 'checkVisibility', function () {
    return this.getClientRects().length > 0;
  });

  /** What can’t be lent. */
  function isTooOld() {
    try {
      return !(
        new RegExp('(?<!a)b').test('b') &&
        Array.prototype.findLast &&
        Intl.Segmenter &&
        CSS.supports('selector(:has(a))')
      );
    } catch {
      return true;
    }
  }

  function say() {
    var note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.style.cssText =
      'margin:0;padding:1.5rem;background:#fff;color:#000;font:1.125rem/1.5 sans-serif';
    note.textContent =
      'This browser is too old for Second Draft. It needs Chrome or Edge 109, Firefox 128, or Safari 16.4 on an iPad or a Mac, or anything newer. An update of this device may bring one.';
    document.body.insertBefore(note, document.body.firstChild);
    // Of a page that only the app could fill, nothing else would ever be seen but that it opens.
    if (!document.querySelector('script[data-starts]'))
      document.querySelector('main').style.display = 'none';
  }

  if (isTooOld()) document.addEventListener('DOMContentLoaded', say);
})();
