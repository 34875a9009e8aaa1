#!/usr/bin/env node
import '@portal-kit/mocks/command';
