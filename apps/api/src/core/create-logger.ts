import { createLogger as createLog } from '@tractor-haat/server-kit/log';
import type { DestinationStream, Logger } from 'pino';

export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  createLog({ service: 'api', level, ...(destination && { destination }) });
