import { isNearby } from '../config/index.ts';

/** The longest step of an SMTP session, in milliseconds; the whole may take twice that. */
interface Patience {
  /** Someone waits for it. */
  hurriedMs: number;
  /**
   * Nobody waits, but a server that stops. Servers greet strangers late on purpose, and look
   * through a letter before they say that they have taken it: given up, it would be sent again.
   */
  patientMs: number;
}

const standardPatience: Patience = { hurriedMs: 5_000, patientMs: 30_000 };

export interface Letter {
  /** One line, never a visitor's words. */
  subject: string;
  text: string;
  replyTo: string;
}

export interface Mail {
  /** @throws when the mail server does not take it soon */
  send(letter: Letter): Promise<void>;
  /** @throws when the mail server does not take it */
  sendPatiently(letter: Letter): Promise<void>;
}

async function openTransport(url: string, stepMs: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    // Else whoever is in between could have password and letter sent in plain text.
    requireTLS: !isNearby(url),
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    // Never attach a file or a page that the text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function createSender(url: string, address: string, stepMs: number): Mail['send'] {
  let opened: ReturnType<typeof openTransport> | null = null;
  return async ({ subject, text, replyTo }) => {
    const transport = await (opened ??= openTransport(url, stepMs));
    await transport.sendMail({
      // As objects, because a string may be parsed as a list of addresses.
      from: { name: '', address },
      to: { name: '', address },
      replyTo: { name: '', address: replyTo },
      subject,
      text,
      signal: AbortSignal.timeout(2 * stepMs),
    });
  };
}

/**
 * @param url `smtp://` or `smtps://`, with name and password if needed
 * @param address letters come from it and go to it
 */
export function createMail(
  url: string,
  address: string,
  { hurriedMs, patientMs }: Patience = standardPatience,
): Mail {
  return {
    send: createSender(url, address, hurriedMs),
    sendPatiently: createSender(url, address, patientMs),
  };
}
