/** The same in both dialects. */
export const insufficientScopes = {
  error: {
    code: 403,
    message: 'Request had insufficient authentication scopes.',
    errors: [
      { message: 'Insufficient Permission', domain: 'global', reason: 'insufficientPermissions' },
    ],
    status: 'PERMISSION_DENIED',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
        domain: 'googleapis.com',
      },
    ],
  },
} as const;
