/** Hidden from sight but read by screen readers: `@mixin unseen`. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  // Words squeezed into one pixel would wrap and be read without the spaces between them.
  'white-space': 'nowrap',
};

export default { plugins: { 'postcss-preset-mantine': { mixins: { unseen } } } };
