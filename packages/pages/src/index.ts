/** Page components for several remotes. All texts are props, because the package has no translations. */

export { type EnquireProps, EnquiryButton } from './enquire/enquiry-button.tsx';
export { enquiryPath } from './enquire/enquiry-path.ts';
export { Frame, type PageFrameProps } from './frame/frame.tsx';
export { MachinePicture } from './machines/machine-picture.tsx';
export { tractorName, tractorPath } from './machines/tractor-name.ts';
export { usedTractorName, usedTractorPath } from './machines/used-tractor-name.ts';
export { callApi } from './request/call-api.ts';
export { loadById } from './request/load-by-id.ts';
export { type PageRequest, parsePageRequest } from './request/page-request.ts';
export { hasSaved, SAVED_PRODUCTS_KEY } from './saved/has-saved.ts';
export { SavedElsewhere } from './saved/saved-elsewhere.tsx';
export { isSavedProduct, isSitePath, type SavedProduct } from './saved/saved-product.ts';
export { type Question, Questions } from './sections/questions.tsx';
export { type SourceDetails, SourceLine } from './sections/source-line.tsx';
export { type Tile, Tiles } from './sections/tiles.tsx';
export { ShareCardButton } from './share/share-card-button.tsx';
export { QueryNumberField } from './sums/query-number-field.tsx';
export { type ShareLinkProps, WhatsAppLink } from './whatsapp-link.tsx';
