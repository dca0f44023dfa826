import { Anchor } from '@mantine/core';
import { PRODUCT_NAME } from '@second-draft/contract';
import { Link } from 'react-router';
import classes from './shell.module.css';
import { publicPages } from './header/public-pages.ts';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <span>{PRODUCT_NAME}, for teachers of Aotearoa New Zealand</span>
      <nav aria-label="Footer">
        <ul>
          {publicPages.map(({ label, to }) => (
            <li key={to}>
              <Anchor component={Link} to={to} c="inherit">
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
