/** Terms that zxcvbn lacks. A saying is one entry, because zxcvbn rates three words in a row as strong. */
export const INDIAN_TERMS: readonly string[] = `
jai jay shri shree sri ram raam rama sita sitaram siyaram radha radhe krishna krishn shyam hare hari om namah namo
shiva shiv shankar mahadev mahakal bhole bholenath bholebaba bajrang bajrangbali hanuman ganesh ganpati gajanan bappa
morya durga kali maa mata matadi ambe bhavani gayatri saraswati laxmi lakshmi vishnu narayan swaminarayan swami
guru guruji nanak sai baba khodiyar meldi chamunda ashapura kuldevi santoshi vaishno devi deva dev bhagwan prabhu
ishwar allah khuda maula rab satnam waheguru bismillah mashallah inshallah subhanallah alhamdulillah salaam
assalamualaikum satsriakal namaste namaskar pranam ramram khammaghani
jaishreeram jaishriram jayshreeram jayshriram jaisiyaram jaishreekrishna jaishrikrishna jayshreekrishna
jayshrikrishna jayshreekrushna jaimahakal jaishreemahakal jaibholenath jaibajrangbali jaiganesh jaiganeshdeva
jaimatadi jaiambe jaigurudev jaisairam hariom haribol harekrishna harekrishnahareram harharmahadev harharganga
omnamahshivay omnamahshivaya bambambhole bumbumbhole ganpatibappamorya hanumanchalisa gayatrimantra
jaibhavanijaishivaji jaybhavanijayshivaji chhatrapatishivaji chhatrapatishivajimaharaj shivajimaharaj jaishivray
satnamwaheguru waheguruji waheguruwaheguru boleisonihal allahuakbar khudahafiz sitaramsitaram radheradhe
bharat bharatmata bharatmatakijai bharatmatakijay vandemataram jaihind jaibharat jaijawan jaikisan jaijawanjaikisan
jaijawanjaykisan jayjawanjaykisan merabharatmahan merabharat bharatmahan hindustan hindustanzindabad
inquilab zindabad inquilabzindabad kisanektazindabad saarejahanseacha saarejahanseachha sarejahanseacha janaganamana
tiranga satyamevajayate atmanirbhar jaimaharashtra jaigujarat jaijaigaravigujarat garvigujarat
gandhi mahatma mahatmagandhi bapu nehru patel sardar vallabhbhai sardarpatel subhash chandra bose bhagat bhagatsingh
ambedkar bhimrao babasaheb shivaji sambhaji maharana pratap maharanapratap modi narendra narendramodi yogi adityanath
sachin tendulkar sachintendulkar virat kohli viratkohli rohit dhoni mahendra bumrah jadeja pandya shahrukh
khan salman aamir amitabh bachchan amitabhbachchan akshay hrithik ranveer deepika katrina alia bollywood cricket
kumar kumari singh sharma verma gupta yadav chauhan thakur rathod rathore solanki parmar desai mehta joshi
trivedi pandey mishra tiwari dubey shukla patil pawar jadhav shinde kulkarni deshmukh more kale gaikwad chavan reddy
rao naidu nair iyer das ghosh ramesh suresh mahesh mukesh rakesh rajesh dinesh naresh yogesh nilesh jignesh hitesh
bhavesh sanjay vijay ajay anil sunil manoj vinod ashok deepak rahul amit sumit sandeep pradeep kuldeep prakash santosh
arjun karan vikas vikram raju rani pooja priya neha kavita sunita anita geeta gita sita meena rekha asha usha lata
papa mummy mummypapa mammi maai baap bapa dada dadi nana nani bhai bhaiya behen didi beta beti bachcha parivar ghar
dost dosti yaar jaan dil pyaar pyar mohabbat ishq zindagi jindagi khushi sapna duniya pagal mainpagalhoon tumsepyar
tum main mera meri mere hum apna apni hai hoon hain nahi kya kaise accha achha sab kuch ka ki ke ko se aur ek do teen
kisan kisaan kisanbhai khedut khedutbhai shetkari shetkaribandhu baliraja annadata anndata kheti khetibadi khetibari
kheti khet khetar shet sheti khetkhalihan krishi krushi gaon gaav gaam gaonkikisan mitti mati dharti zameen jameen
fasal beej khad pani paani barish baarish varsha nadi kuan tubewell bijli suraj chand tara aasman pahad
gehu gehun ghau genhu dhan dhaan chawal bajra bajri jowar jwar makka makai ganna sugarcane kapas kapaas cotton
sarson sarso soyabean moongfali mungfali chana arhar tuvar moong aloo pyaz tamatar haldi mirchi jeera aam kela
gaay gai bhains bhens bail balad ghoda bakri murgi sher haathi mor doodh dahi ghee roti bullock buffalo farmer
farming kisantractor tractorkisan bapuji traktar gaadi gadi motar
january february march april june july august september october november december monday tuesday wednesday thursday
friday saturday sunday summer winter spring autumn monsoon diwali deepawali holi navratri dussehra eid rakshabandhan
janmashtami uttarayan makarsankranti baisakhi pongal onam
gujarat rajasthan maharashtra punjab haryana bihar uttarpradesh madhyapradesh uttarakhand himachal himachalpradesh
chhattisgarh jharkhand odisha orissa westbengal bengal assam kerala karnataka tamilnadu telangana andhra andhrapradesh
kashmir delhi newdelhi mumbai bombay pune nagpur nashik nasik kolhapur solapur aurangabad ahmednagar jalgaon sangli
satara latur amravati akola ahmedabad amdavad surat vadodara baroda rajkot bhavnagar jamnagar junagadh gandhinagar
mehsana anand bharuch kutch kachchh saurashtra jaipur jodhpur udaipur kota ajmer bikaner alwar sikar bhopal indore
gwalior jabalpur ujjain ratlam lucknow kanpur agra varanasi banaras kashi prayagraj allahabad meerut ghaziabad noida
gorakhpur mathura vrindavan ayodhya aligarh bareilly moradabad patna gaya muzaffarpur ranchi raipur chandigarh
ludhiana amritsar jalandhar patiala bathinda gurgaon gurugram faridabad rohtak hisar karnal panipat sonipat ambala
dehradun haridwar shimla jammu srinagar kolkata howrah guwahati bhubaneswar hyderabad bangalore bengaluru mysore
chennai coimbatore madurai kochi goa
this that the is my your our new old please pass passme enter open secure security office work team company
thisisapassword thisismypassword iamtheadmin letmein letmeinplease iloveindia ilovemyindia example
जय श्री राम सीता सीताराम राधे कृष्ण हरि ॐ नमः शिवाय शिव महादेव हनुमान गणेश गणपति माता दुर्गा भवानी शिवाजी
जयश्रीराम जयश्रीकृष्ण जयसियाराम जयमातादी जयमहाकाल हरहरमहादेव ॐनमःशिवाय गणपतीबाप्पामोरया जयभवानीजयशिवाजी
राधेराधे जयहिंद जयहिन्द वंदेमातरम भारतमाता भारतमाताकीजय जयजवानजयकिसान जयभारत जयमहाराष्ट्र जयभीम मेराभारतमहान
नमस्ते नमस्कार ट्रैक्टरहाट ट्रॅक्टरहाट
જય શ્રી રામ કૃષ્ણ રાધે માતાજી મહાદેવ હનુમાન ગણેશ જયશ્રીરામ જયશ્રીકૃષ્ણ જયમાતાજી હરહરમહાદેવ રાધેરાધે જયહિંદ
વંદેમાતરમ જયજવાનજયકિસાન જયસ્વામિનારાયણ નમસ્તે ટ્રેક્ટરહાટ
`
  .trim()
  .split(/\s+/)
  .map((word) => word.normalize('NFKC'));
