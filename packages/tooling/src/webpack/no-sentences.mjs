// Takes the place of the error texts of @module-federation/error-codes: 0.4 KB in each app's first file.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
