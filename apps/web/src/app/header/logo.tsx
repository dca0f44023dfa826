import { PRODUCT_NAME } from '@second-draft/contract';
import classes from './header.module.css';

export function Logo() {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 28 32" width="26" height="30" aria-hidden="true" focusable="false">
        <rect className={classes.sheet} x="1" y="1" width="26" height="30" rx="3" />
        <path className={classes.marginLine} d="M18.500 1v30" />
        <rect className={classes.marked} x="4" y="11.500" width="12" height="5.500" rx="1" />
        <path className={classes.line} d="M5 8h10M5 14.200h10M5 20.500h7" />
        <path className={classes.tick} d="M20.700 14l1.700 2 2.600-3.600" />
      </svg>
      {PRODUCT_NAME}
    </span>
  );
}
