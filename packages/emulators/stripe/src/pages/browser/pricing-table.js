/** Stands in for Stripe's pricing table: the plans, each with a button that leads to its checkout. */
const origin = new URL(document.currentScript.src).origin;

const plans = [
  { price: 'price_monthly', name: 'Individual Monthly', cost: '$8', per: 'per month' },
  { price: 'price_yearly', name: 'Individual Yearly', cost: '$49', per: 'per year' },
];

const style = `
  :host { display: block; }
  p { margin: 0 0 0.75rem; }
  .note { font-size: 0.875rem; color: light-dark(#5a666a, #a3b1ac); }
  ul { display: grid; gap: 1rem; margin: 0; padding: 0; list-style: none;
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }
  li { padding: 1.25rem; border: 1px solid light-dark(#ddd6c8, #34473f); border-radius: 8px;
    background: light-dark(#fffdf9, #182a25); }
  h3 { margin: 0; font-size: 1rem; }
  b { font-size: 1.75rem; font-variant-numeric: tabular-nums; }
  button { width: 100%; min-height: 2.75rem; border: 0; border-radius: 8px; font: inherit;
    cursor: pointer; color: light-dark(#fff, #12201c); background: light-dark(#0f5c4d, #6fcfb5); }
  button:focus-visible { outline: 3px solid light-dark(#0f5c4d, #6fcfb5); outline-offset: 2px; }
`;

/** Makes an element with a text or with others in it. */
function element(name, content, attributes = {}) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...[content].flat());
  return made;
}

class PricingTable extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const shadow = this.attachShadow({ mode: 'open' });
    const cards = plans.map((plan) => this.card(plan));
    const note = element('p', 'Pretend Stripe: no money moves.', { class: 'note' });
    shadow.append(element('style', style), note, element('ul', cards, { role: 'list' }));
  }

  card(plan) {
    const subscribe = element('button', 'Subscribe', {
      type: 'button',
      'aria-label': `Subscribe to ${plan.name}`,
    });
    subscribe.addEventListener('click', () => this.checkOut(plan));
    const cost = element('p', [element('b', plan.cost), ` ${plan.per}`]);
    return element('li', [element('h3', plan.name), cost, subscribe]);
  }

  checkOut({ price }) {
    const names = { key: 'publishable-key', table: 'pricing-table-id' };
    const optional = {
      client_reference_id: 'client-reference-id',
      customer_email: 'customer-email',
    };
    const address = new URL('/stripe/start', origin);
    address.searchParams.set('price', price);
    for (const [name, attribute] of Object.entries({ ...names, ...optional })) {
      const value = this.getAttribute(attribute);
      if (value !== null) address.searchParams.set(name, value);
    }
    window.location.assign(address);
  }
}

if (!customElements.get('stripe-pricing-table'))
  customElements.define('stripe-pricing-table', PricingTable);
