import { Center, Loader } from '@mantine/core';
import { PRODUCT_NAME } from '@second-draft/contract';

/** Shown until the app's scripts have loaded. */
export function Opening() {
  return (
    <Center mih="100dvh" component="main">
      <title>{PRODUCT_NAME}</title>
      <Loader aria-label={`Opening ${PRODUCT_NAME}`} />
    </Center>
  );
}
