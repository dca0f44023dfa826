import classes from './about.module.css';

export function StillPicture() {
  return (
    <svg className={classes.still} viewBox="0 0 640 360" aria-hidden="true" focusable="false">
      <rect className={classes.desk} width="640" height="360" />
      <g transform="rotate(-2.500 320 200)">
        <rect className={classes.sheet} x="130" y="44" width="380" height="360" rx="6" />
        <path className={classes.marginLine} d="M376 44v360" />
        <rect className={classes.marked} x="158" y="139" width="196" height="22" rx="3" />
        <path
          className={classes.writing}
          d="M162 86h92M162 118h186M162 150h188M162 182h170M162 214h190M162 246h120M162 278h184"
        />
        <path className={classes.leader} d="M356 150h34" />
        <path className={classes.note} d="M396 138h88M396 156h74M396 174h82M396 192h44" />
        <path className={classes.tick} d="M396 224l9 11 17-23" />
      </g>
      <g transform="rotate(32 520 96)">
        <rect className={classes.pen} x="500" y="36" width="26" height="120" rx="5" />
        <path className={classes.nib} d="M504 156h18l-5 20h-8z" />
      </g>
    </svg>
  );
}
