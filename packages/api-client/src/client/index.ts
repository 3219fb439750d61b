export { api, type GetData } from './api.ts';
export { apiBase, dealerApiBase } from './api-base.ts';
export { ApiError, type FailureBody } from './api-error.ts';
export { type CallOptions, getJson, type MissingResponse, postJson } from './get-json.ts';
export { getNearestPlace, listDistricts, listTehsils, type Position } from './list-districts.ts';
export { lookUpBrands, lookUpModels, lookUpTyreModels } from './look-up-brands.ts';
export { savePhoto } from './save-photo.ts';
export { suggest } from './suggest.ts';
export { suggestDealers } from './suggest-dealers.ts';
