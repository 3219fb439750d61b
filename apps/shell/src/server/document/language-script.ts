import { LANGUAGES } from '@tractor-haat/i18n';

const prefixedLanguages = LANGUAGES.filter((language) => language !== 'en').join('|');

/**
 * Runs before the first paint. A URL with a language prefix stores the language. A URL without one redirects to the
 * stored language, unless `?language=en` selects English. The script is constant, because the content security policy
 * contains its hash. Each document contains this text, so its names are short: `l` location, `s` storage, `q` query.
 */
export const languageScript = `(function(l){try{
var s=localStorage,path=/^\\/(${prefixedLanguages})(?=\\/|$)/.exec(l.pathname),q=new URLSearchParams(l.search);
if(path)return void s.setItem('language',path[1]);
if(q.get('language')==='en'){s.setItem('language','en');q.delete('language');
return void history.replaceState(history.state,'',l.pathname+(q.size?'?'+q:'')+l.hash)}
var saved=s.getItem('language');
if(/^(${prefixedLanguages})$/.test(saved))l.replace('/'+saved+(l.pathname==='/'?'':l.pathname)+l.search+l.hash)
}catch(e){}})(location)`.replaceAll('\n', '');
