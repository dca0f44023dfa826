// The account chooser's filter: keeps the accounts whose name or address holds every word typed.

const filter = document.getElementById('filter');
const count = document.getElementById('filter-count');
// Macrons and case don't matter when one looks for a name.
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const accounts = [...document.querySelectorAll('.accounts > li')].map((item) => ({
  item,
  text: plain(item.textContent),
}));

filter.addEventListener('input', () => {
  const words = plain(filter.value).split(/\s+/);
  let shown = 0;
  for (const { item, text } of accounts) {
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll('.group'))
    group.hidden = !group.querySelector('.accounts > li:not([hidden])');
  count.textContent = filter.value ? `${shown} of ${accounts.length} accounts` : '';
});
