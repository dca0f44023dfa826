import { Center, Loader } from '@mantine/core';
import { PRODUCT_NAME } from '@second-draft/contract';

/** What stands there until the app's scripts have arrived. */
export function Opening() {
  return (
    <Center mih="100dvh" component="main">
      <title>{PRODUCT_NAME}</title>
      <Loader aria-label={`Opening ${PRODUCT_NAME}`} />
    </Center>
  );
}
