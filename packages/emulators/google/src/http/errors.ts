/** Drive words errors in its old form, the newer services as google.rpc.Status. */
export type Dialect = 'rpc' | 'drive';

interface ErrorDetail {
  /** camelCase goes into `errors[]`, UPPER_CASE into `details[]` (ErrorInfo). */
  reason?: string;
  domain?: 'global' | 'usageLimits';
  location?: { name: string; type: 'parameter' | 'header' };
  /** Only where it isn't the usual one for the HTTP status. */
  status?: string;
}

export class GoogleError extends Error {
  readonly code: number;
  readonly detail: ErrorDetail;

  constructor(code: number, message: string, detail: ErrorDetail = {}) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}

const statusNames: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  501: 'NOT_IMPLEMENTED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

function legacyErrors({ message, detail }: GoogleError) {
  const { reason, domain = 'global', location } = detail;
  const place = location && { location: location.name, locationType: location.type };
  return { message, domain, reason, ...place };
}

export function errorBody(error: GoogleError, dialect: Dialect): object {
  const { code, message, detail } = error;
  const isErrorInfo = detail.reason !== undefined && /^[A-Z_]+$/.test(detail.reason);
  const errors = detail.reason && !isErrorInfo ? { errors: [legacyErrors(error)] } : {};
  if (dialect === 'drive' && !isErrorInfo) return { error: { ...errors, code, message } };
  const status = detail.status ?? statusNames[code] ?? 'UNKNOWN';
  const info = {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: detail.reason,
    domain: 'googleapis.com',
  };
  return { error: { code, message, ...errors, status, ...(isErrorInfo && { details: [info] }) } };
}

export function invalidArgument(message: string): GoogleError {
  return new GoogleError(400, message);
}

export function notFound(): GoogleError {
  return new GoogleError(404, 'Requested entity was not found.');
}

export function permissionDenied(): GoogleError {
  return new GoogleError(403, 'The caller does not have permission');
}
