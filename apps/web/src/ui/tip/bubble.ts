import classes from './bubble.module.css';

const ID = 'tip';
const EDGE_PX = 8;

let element: HTMLElement | null = null;
let owner: HTMLElement | null = null;
/** What described the owner before. */
let described: string | null = null;

const withTip = (ids: string | null) => (ids === null ? ID : `${ids} ${ID}`);

function create(): HTMLElement {
  const created = document.createElement('div');
  created.id = ID;
  created.role = 'tooltip';
  created.className = classes.bubble ?? '';
  created.append(document.createElement('span'));
  return created;
}

/** Above its owner, or below where there is no room; inside the window. */
function place(bubble: HTMLElement, around: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const middle = around.left + around.width / 2 - width / 2;
  const left = Math.min(Math.max(middle, EDGE_PX), window.innerWidth - width - EDGE_PX);
  const top = around.top >= height ? around.top - height : around.bottom;
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

function hide(): void {
  if (!element || !owner) return;
  const isAsLeft = owner.getAttribute('aria-describedby') === withTip(described);
  if (isAsLeft && described === null) owner.removeAttribute('aria-describedby');
  else if (isAsLeft && described !== null) owner.setAttribute('aria-describedby', described);
  element.remove();
  owner = null;
}

function show(next: HTMLElement): void {
  const words = next.dataset['tip'];
  if (next === owner || words === undefined) return;
  hide();
  element ??= create();
  if (element.firstElementChild) element.firstElementChild.textContent = words;
  document.body.append(element);
  place(element, next.getBoundingClientRect());
  owner = next;
  described = next.getAttribute('aria-describedby');
  next.setAttribute('aria-describedby', withTip(described));
}

/** The one tooltip of the page. */
export const bubble = {
  show,
  hide,
  holds: (target: EventTarget | null) => target instanceof Node && !!element?.contains(target),
  isForFocus: () => owner !== null && owner === document.activeElement,
};
