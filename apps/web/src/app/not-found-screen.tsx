import { Button, Container, Stack, Text, Title } from '@mantine/core';
import { messages } from '@second-draft/contract';
import { Link } from 'react-router';

export default function NotFoundScreen() {
  return (
    <Container size="xs" py="xl">
      <Stack align="flex-start">
        <Title order={1}>{messages.notFound}</Title>
        <Text>There is nothing at this address. It may have been moved or removed.</Text>
        <Button component={Link} to="/">
          Go home
        </Button>
      </Stack>
    </Container>
  );
}
